import { Head, Link, type SlotProps } from 'slodocs/theme';

export default ({ page }: SlotProps<'DocFooter'>) =>
  page.layout === 'post' && (
    <footer style={{ color: 'red' }}>
      <Head>
        <script src="https://stats.example/count.js" />
      </Head>
      <Link to="/none">None</Link>
    </footer>
  );
