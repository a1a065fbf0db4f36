import { Link } from 'slodocs/theme';

export default () => <p><Link to="/docs/guide">Fine</Link> <a href="/docs/guide#text">too</a></p>;
