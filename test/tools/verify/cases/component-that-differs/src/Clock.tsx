import { useState } from 'react';

export function Clock() {
  const [time] = useState(() => (typeof window === 'undefined' ? 'noon' : 'night'));
  return <b>{time}</b>;
}
