export function Pie() {
  return <b>pie</b>;
}
