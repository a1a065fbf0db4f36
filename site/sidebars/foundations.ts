// First steps, the command-line tool, SLOs as code and access.

/** What stands under "Get started". */
export const gettingStarted = [
  'getting-started/slo-introduction',
  {
    type: 'category',
    label: 'Resources',
    link: { type: 'doc', id: 'getting-started/nines-resources/index' },
    items: [
      'getting-started/nines-resources/projects',
      'getting-started/nines-resources/services',
      'getting-started/nines-resources/data-sources',
      'getting-started/nines-resources/slo',
      'getting-started/nines-resources/alert-policies',
    ],
  },
  'getting-started/use-case-slo-configuration',
  'getting-started/release-channels',
];

export default [
  {
    type: 'category',
    label: 'sloctl',
    link: { type: 'doc', id: 'sloctl-user-guide/index' },
    items: ['sloctl-user-guide/install-sloctl', 'sloctl-user-guide/configure-sloctl', 'sloctl-user-guide/root-commands'],
  },
  'yaml-guide',
  {
    type: 'category',
    label: 'SLOs as code',
    link: { type: 'doc', id: 'slos-as-code/index' },
    items: [
      {
        type: 'category',
        label: 'CI/CD',
        link: { type: 'doc', id: 'slos-as-code/ci-cd/index' },
        items: ['slos-as-code/ci-cd/github-actions', 'slos-as-code/ci-cd/gitlab'],
      },
      'slos-as-code/openslo',
      'slos-as-code/terraform-provider',
    ],
  },
  {
    type: 'category',
    label: 'Access management',
    link: { type: 'doc', id: 'access-management/index' },
    items: [
      'access-management/identity-management',
      'access-management/access-keys',
      'access-management/api-keys',
      'access-management/network-requirements',
      {
        type: 'category',
        label: 'Role-based access control',
        link: { type: 'doc', id: 'access-management/rbac/index' },
        items: [
          'access-management/rbac/organization-roles',
          'access-management/rbac/project-roles',
          'access-management/rbac/rbac-groups',
          'access-management/rbac/role-binding-yaml',
        ],
      },
    ],
  },
];
