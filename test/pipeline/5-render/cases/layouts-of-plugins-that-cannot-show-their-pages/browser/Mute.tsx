import words from 'slodocs/texts/receipts';

export default function Mute() {
  return <p>{words.lang}</p>;
}
