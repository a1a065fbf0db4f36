import { Member } from '../member';

export default function Team() {
  return (
    <ul>
      <Member name={undefined} />
    </ul>
  );
}
