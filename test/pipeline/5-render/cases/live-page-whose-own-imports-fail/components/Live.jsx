import { useState } from 'react';

export default function Live({ children }) {
  const [count, set] = useState(0);
  return (
    <button type="button" onClick={() => set(count + 1)}>
      {children}
    </button>
  );
}
