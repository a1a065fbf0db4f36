import { memo } from 'react';

export default memo(function Page() {
  return <h1>Sound</h1>;
});
