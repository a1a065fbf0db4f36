// Exports what answers queries from the files of an index, wherever they are read.
export { indexFolder, overviewPath, testsFile, type WrittenTests } from './index-files.ts';
export { createLocalClient } from './local-client.ts';
