const ref = { type: 'ref', id: 'gide', customProps: {} };
ref.customProps = { ref };

export default { docs: ['guide', ref] };
