// Holds the documents of both engines against each other for all texts.
import './documents.test.ts';
