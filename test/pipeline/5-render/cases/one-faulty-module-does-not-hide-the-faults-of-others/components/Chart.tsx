export function Chart() {
  return <b>chart</b>;
}

export function Throws(): never {
  throw new Error('no data');
}
