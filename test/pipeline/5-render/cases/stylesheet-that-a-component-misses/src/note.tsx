import './nte.css';
import styles from './nte.module.css';

export const Note = () => <p className={styles.note}>Note</p>;
