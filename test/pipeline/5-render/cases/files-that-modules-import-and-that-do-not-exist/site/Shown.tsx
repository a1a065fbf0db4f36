import dot from './dot.png';

export default () => <img src={dot} alt="A dot" />;
