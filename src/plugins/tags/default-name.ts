// Names the file of tags in the folder of a version.

export const defaultName = 'tags.yml';
