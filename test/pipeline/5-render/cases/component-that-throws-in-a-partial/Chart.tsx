export default function Chart(): never {
  throw new Error('no data');
}
