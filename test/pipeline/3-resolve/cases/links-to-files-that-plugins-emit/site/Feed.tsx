import { Link } from 'slodocs/theme';

export default () => <Link to="/blog/rss.xml">Feed</Link>;
