import Part from '../docs/_part.mdx';

export const Framed = () => <div className="framed"><Part of="3" /></div>;
