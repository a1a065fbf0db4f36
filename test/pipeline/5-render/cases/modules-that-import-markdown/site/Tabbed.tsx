import { Framed } from './Framed';

export default function Tabbed({ children }) {
  return (
    <section>
      <Framed />
      {children}
    </section>
  );
}
