export const Second = () => <u>second</u>;
