import './note.css';
import type { ReactNode } from 'react';
import styles from './note.module.css';

export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
