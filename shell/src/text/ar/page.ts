import type { PageText } from '../page.en';

const arabic: PageText = {
  loadingLabel: 'جارٍ تحميل Lectern',
  loading: 'جارٍ التحميل…',
  welcome: 'مرحبًا بك. نتمنى لك وقتًا ممتعًا في التعلّم!',
  noscript: 'يحتاج Lectern إلى JavaScript لعرض دوراته. اسمح به من إعدادات متصفحك، ثم أعد تحميل هذه الصفحة.',
  notFound: 'الصفحة غير موجودة',
  maintenance: 'سنعود قريبًا',
  description: 'تعلّم بالسرعة التي تناسبك: دورات وكتب ومحرر برمجة في مكان هادئ واحد.',
};
export default arabic;
