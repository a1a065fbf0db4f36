// The theme's footer, with a line above it.
import { Footer, Link, type SlotProps } from 'slodocs/theme';
import './footer.css';

export default function FooterWithInvitation(props: SlotProps<'Footer'>) {
  return (
    <>
      <p className="invitation">
        New to tea? Begin with <Link to="/green">green tea</Link>.
      </p>
      <Footer {...props} />
    </>
  );
}
