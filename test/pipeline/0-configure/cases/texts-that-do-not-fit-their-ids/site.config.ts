import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: {
    strings: {
      'theme.common.editThisPage': { one: 'Edit', other: 'Edit' },
      'theme.common.headingLinkTitle': 'Link',
      'theme.docs.versionBadge.label': 'Release {versionLable}',
      'theme.blog.post.plurals': { one: 'One post' },
      'theme.docs.DocCard.categoryDescription.plurals': '1 entry|{count} entries',
      'theme.docs.sidebar.laterEntries': { one: '1 more', others: '{count} more', other: 'more' },
      'theme.image.close': 3,
    } as never,
  },
});
