export default { guides: ['guide'], reference: ['install', 'other', 'none'] };
