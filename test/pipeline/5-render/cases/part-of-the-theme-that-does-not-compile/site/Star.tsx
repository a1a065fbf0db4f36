import { Starr } from 'slodocs/theme';

export default () => <Starr />;
