export function Chart() {
  return <b>chart</b>;
}

export function Table() {
  return <b>table</b>;
}
