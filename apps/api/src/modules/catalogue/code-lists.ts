import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import { policySortFields } from '@onegi/contract/fields/policies';
import { caseSortFields } from '@onegi/contract/fields/requests';
import { commercialProducts } from '@onegi/contract/lines';
import { bothTexts } from '../../lib/texts.ts';

const item = (value: string, label: string, labelZh: string): ListItem => ({ value, label, labelZh });

/** The eighteen districts of Hong Kong. */
export const districts: readonly ListItem[] = [
  item('CW', 'Central and Western', '中西區'),
  item('WC', 'Wan Chai', '灣仔'),
  item('EA', 'Eastern', '東區'),
  item('SO', 'Southern', '南區'),
  item('YT', 'Yau Tsim Mong', '油尖旺'),
  item('SS', 'Sham Shui Po', '深水埗'),
  item('KC', 'Kowloon City', '九龍城'),
  item('WT', 'Wong Tai Sin', '黃大仙'),
  item('KT', 'Kwun Tong', '觀塘'),
  item('KI', 'Kwai Tsing', '葵青'),
  item('TW', 'Tsuen Wan', '荃灣'),
  item('TM', 'Tuen Mun', '屯門'),
  item('YL', 'Yuen Long', '元朗'),
  item('NO', 'North', '北區'),
  item('TP', 'Tai Po', '大埔'),
  item('ST', 'Sha Tin', '沙田'),
  item('SK', 'Sai Kung', '西貢'),
  item('IS', 'Islands', '離島'),
];

export const titles: readonly ListItem[] = [
  item('Mr.', 'Mr.', '先生'),
  item('Mrs', 'Mrs', '太太'),
  item('Miss', 'Miss', '小姐'),
];

/** What an insured person is to the applicant. */
export const relationships: readonly ListItem[] = [
  item('S', 'Self', '本人'),
  item('SP', 'Spouse', '配偶'),
  item('CH', 'Child', '子女'),
  item('PA', 'Parent', '父母'),
  item('SI', 'Sibling', '兄弟姊妹'),
  item('EM', 'Employee', '僱員'),
  item('OT', 'Other', '其他'),
];

export const destinations: readonly ListItem[] = [
  item('M', 'Mainland China', '中國內地'),
  item('A', 'Asia', '亞洲'),
  item('W', 'Worldwide', '環球'),
];

/** The personal lines, as they are sold and asked for. */
export const personalProducts: readonly ListItem[] = [
  item('TRAVEL', 'Travel', '旅遊保險'),
  item('HOME', 'Home', '家居保險'),
  item('FIRE', 'Fire', '火險'),
  item('OS', 'Overseas Student', '海外留學保險'),
  item('MOTOR', 'Motor', '汽車保險'),
  item('PA', 'Personal Accident', '個人意外保險'),
  item('PET', 'Pet', '寵物保險'),
  item('DH', 'Domestic Helper', '家傭保險'),
  item('MEDICAL', 'Medical', '醫療保險'),
  item('GOLF', 'Golf', '高爾夫球保險'),
];

/** Every product that a quote or a policy can be of. */
export const products: readonly ListItem[] = [
  ...personalProducts,
  ...commercialProducts.map((product) => {
    const { en, zhHant } = bothTexts(`templates.products.${product}`);
    return item(product, en, zhHant);
  }),
];

/** What commercial cases can be searched by. */
export const quoteStatuses: readonly ListItem[] = [
  item('*ALL', 'All', '全部'),
  item('D', 'Draft', '草稿'),
  item('W', 'Waiting for Reply', '等待回覆'),
  item('P', 'Pending for Information', '待補資料'),
  item('C', 'Declined', '已拒絕'),
  item('A', 'Accepted', '已接納'),
  item('X', 'Expired', '已過期'),
];

/** What became of an insurer's offer. */
export const offerStatuses: readonly ListItem[] = [
  item('W', 'Waiting for insurer', '等候保險公司報價'),
  item('Q', 'Quoted', '已報價'),
  item('P', 'Information required', '需補充資料'),
  item('N', 'Insurer not quoting', '保險公司不予報價'),
  item('A', 'Accepted by client', '客戶已接納'),
  item('X', 'Declined by client', '客戶已拒絕'),
  item('E', 'Expired', '報價已過期'),
];

export const quotationTypes: readonly ListItem[] = [
  item('N', 'New business', '新生意'),
  item('R', 'Renewal', '續保'),
  item('E', 'Endorsement', '批改'),
];

const [requestedOn, requestNumber, insuredName, effectiveOn] = caseSortFields;

/** What commercial cases can be ordered by. */
export const quoteSorts: readonly ListItem[] = [
  item(requestedOn, 'Request date', '申請日期'),
  item(requestNumber, 'Request no.', '申請編號'),
  item(insuredName, 'Insured name', '受保人'),
  item(effectiveOn, 'Effective date', '生效日期'),
];

/** What policies can be searched by. */
export const policyStatuses: readonly ListItem[] = [
  item('*ALL', 'All', '全部'),
  item('P', 'Pending', '待處理'),
  item('A', 'Active', '生效中'),
  item('F', 'Future dated', '未生效'),
  item('E', 'Expired', '已到期'),
  item('N', 'Renewed', '已續保'),
  item('C', 'Cancelled', '已取消'),
  item('V', 'Void', '無效'),
  item('L', 'Lapsed', '已失效'),
];

const [policyNumber, holderName, startsOn, createdOn, status] = policySortFields;

/** What policies can be ordered by. */
export const policySorts: readonly ListItem[] = [
  item(policyNumber, 'Provider policy no.', '保單號碼'),
  item(holderName, 'Insured name', '受保人'),
  item(startsOn, 'Effective date', '生效日期'),
  item(createdOn, 'Creation date', '建立日期'),
  item(status, 'Status', '狀況'),
];
