const { readFileSync } = require('node:fs');

module.exports = async function config() {
  const { title } = JSON.parse(readFileSync(`${__dirname}/names.json`, 'utf8'));
  return { title: title.text.toUpperCase(), url: 'https://docs.nines.example', baseUrl: '/' };
};
