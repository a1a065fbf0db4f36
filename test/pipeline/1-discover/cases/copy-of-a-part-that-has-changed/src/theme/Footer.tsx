// Ours.
// Ejected from slodocs 0.0.9: Foot 0123456789ab. "slodocs eject Foot --diff" shows what is different by now.
export default () => null;
