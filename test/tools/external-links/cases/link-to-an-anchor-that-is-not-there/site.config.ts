export default {
  title: 'Nines',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false, search: false, twins: false },
  links: { externalCheck: { anchors: true } },
};
