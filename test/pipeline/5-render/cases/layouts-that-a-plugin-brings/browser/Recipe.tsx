import { Body, type LayoutProps, Shell } from 'slodocs/theme';
import styles from './recipe.module.css';

export default function Recipe({ page, body }: LayoutProps) {
  return (
    <Shell page={page}>
      <div className={styles.card}>
        <Body html={body} />
      </div>
    </Shell>
  );
}
