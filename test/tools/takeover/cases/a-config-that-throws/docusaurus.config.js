const { readFileSync } = require('node:fs');

module.exports = async function config() {
  const { title } = JSON.parse(readFileSync('./names.json', 'utf8'));
  return { title: title.text.toUpperCase(), url: 'https://docs.nines.example', baseUrl: '/' };
};
