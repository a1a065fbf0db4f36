export default function Odd() {
  Promise.reject(new Error('the list is empty'));
  return <b>odd</b>;
}
