import { scale } from './scale';

export default function Chart() {
  return <b>{scale(1)}</b>;
}
