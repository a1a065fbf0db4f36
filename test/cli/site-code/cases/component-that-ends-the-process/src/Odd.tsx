export default function Odd() {
  process.exit(0);
}
