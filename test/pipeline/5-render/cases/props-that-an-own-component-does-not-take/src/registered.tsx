export const Registered = ({ size }: { size: 'small' | 'large' }) => <p>{size}</p>;
