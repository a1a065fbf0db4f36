export default {
  title: 'Nines',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false },
  links: { externalCheck: { anchors: true } },
};
