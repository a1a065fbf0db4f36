export default { docs: ['guide', { type: 'html', value: '<hr>', defaultStyle: true }] };
