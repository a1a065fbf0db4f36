const own = require('../../parts.js');

module.exports = { ...own };
