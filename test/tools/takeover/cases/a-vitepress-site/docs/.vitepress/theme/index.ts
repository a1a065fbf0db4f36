import DefaultTheme from 'vitepress/theme'
import './custom.css'
import Counter from '../components/Counter.vue'
export default { extends: DefaultTheme, enhanceApp({ app }) { app.component('Counter', Counter) } }
