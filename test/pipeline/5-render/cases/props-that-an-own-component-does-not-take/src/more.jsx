const PropTypes = { number: () => null, string: () => null, oneOf: () => () => null };
PropTypes.number.isRequired = PropTypes.number;

export function Meter({ value, label }) {
  return <p>{String(value)}{label}</p>;
}

Meter.propTypes = { value: PropTypes.number.isRequired, label: PropTypes.string };

export function Open(props) {
  return <p>{Object.keys(props).join()}</p>;
}

export function Generic({ value }) {
  return <p>{value}</p>;
}
