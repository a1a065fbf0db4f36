/** Does nothing to the tree. */
export default function shout() {
  return () => undefined;
}
