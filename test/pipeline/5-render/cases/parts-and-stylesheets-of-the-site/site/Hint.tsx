import type { SlotProps } from 'slodocs/theme';
import styles from './Hint.module.css';

export default ({ page }: SlotProps<'ContentStart'>) => <p className={styles.hint}>You read “{page.title}”.</p>;
