import secret from './.private/secret.png';

export default () => <img src={secret} alt="A secret" />;
