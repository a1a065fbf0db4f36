// Ejected from slodocs 0.0.9: ContentEnd 0123456789ab. "slodocs eject ContentEnd --diff" shows what is different by now.
export default () => null;
