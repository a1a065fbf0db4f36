module.exports = { guides: ['guide'] };
