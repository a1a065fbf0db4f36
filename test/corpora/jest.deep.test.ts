// The docs of Jest, held against what Docusaurus makes of them.
import './jest.test.ts';
