// Names the tags file in the folder of a version.
export const defaultName = 'tags.yml';
