import type { guides as english } from '../en/guides.ts';

export const guides = {
  title: '保障指南：香港保險賠甚麼',
  headline: '保障指南',
  description: '香港旅遊、家居、汽車、醫療等保險賠甚麼？按保險公司列出每個計劃的每項限額，資料來自各計劃的保障表。',
  lead: '每個計劃的每項限額並列顯示，資料來自各計劃銷售時的保障表。',
  tariff: '數字取自 {count} 個計劃，按 {date}起生效的條款。',
  insurer: '保險公司',
  tiers: { B: '基本', S: '標準', P: '尊尚' },
  notSold: '不設此級別',
  exclusionsTitle: '主要不受保事項',
  exclusionsLead: '適用於各計劃；詳情以保單條款為準。',
  compare: '查看今日保費',
  others: '更多{line}指南',
  topics: {
    'travel-medical': {
      title: '旅遊保險：海外醫療費用',
      description: '旅遊保險對海外住院、診症及緊急運送賠多少？按保險公司列出香港每個計劃由基本至尊尚級別的限額。',
    },
    'travel-delay': {
      title: '旅遊保險：延誤及取消旅程',
      description: '航班延誤、取消或縮短旅程，旅遊保險賠多少？按保險公司列出香港每個計劃的限額及計算方法。',
    },
    'travel-baggage': {
      title: '旅遊保險：行李、手機及金錢',
      description: '手提電話被竊、遺失行李、行李延誤及金錢損失，旅遊保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'home-contents': {
      title: '家居保險：家居財物保障',
      description: '家居財物、貴重物品、裝修、現金及冷藏食物，家居保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'home-extra-costs': {
      title: '家居保險：臨時住所及清理費用',
      description: '家居受損後的臨時住所及清理費用，家居保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'home-liability': {
      title: '家居保險：對鄰居的法律責任',
      description: '水浸樓下單位、窗戶墮下傷人，家居保險的第三者責任賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'fire-events': {
      title: '火險：火災、颱風、山泥傾瀉等事故',
      description: '火險保障哪些事故？由火災、颱風到山泥傾瀉、水管爆裂，按保險公司列出香港每個計劃的保障。',
    },
    'fire-extra-costs': {
      title: '火險：清理殘骸、專業費用及臨時居所',
      description: '除樓宇結構外，火險對清理殘骸、專業費用及臨時居所賠多少？按保險公司列出每個計劃的限額。',
    },
    'student-medical': {
      title: '海外留學保險：醫療保障',
      description: '海外留學保險對住院、診症、緊急運送及家人探望賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'student-studies': {
      title: '海外留學保險：學業中斷',
      description: '學業中斷或供養人身故，海外留學保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'student-belongings': {
      title: '海外留學保險：個人財物',
      description: '手提電腦、行李、護照及海外居所財物，海外留學保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'motor-third-party': {
      title: '汽車保險：第三者責任',
      description: '汽車保險對第三者人身傷亡及財物損失賠多少？按保險公司列出香港每個綜合汽車保險計劃的限額。',
    },
    'motor-own-car': {
      title: '汽車保險：自己車輛的損失',
      description: '車身損毀、新車更換、擋風玻璃及車匙，綜合汽車保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'motor-excess': {
      title: '汽車保險：各項墊底費比較',
      description: '車身損毀、盜竊、年輕及非記名駕駛者的墊底費是多少？按保險公司列出香港每個綜合汽車保險計劃。',
    },
    'accident-medical': {
      title: '個人意外保險：醫療費用',
      description: '意外後的醫生、跌打及物理治療費用，個人意外保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'accident-income': {
      title: '個人意外保險：康復期間的現金',
      description: '意外後的住院現金及每週賠償，個人意外保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'pet-vet': {
      title: '寵物保險：獸醫、手術及藥物費用',
      description: '貓狗的手術、診症、藥物及化驗費用，寵物保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'pet-owner-costs': {
      title: '寵物保險：主人的開支',
      description: '寵物走失、主人住院期間的寄養、取消旅程，寵物保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'helper-employer': {
      title: '家傭保險：僱主責任',
      description: '法例規定的僱主責任及家傭不誠實行為，家傭保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'helper-medical': {
      title: '家傭保險：醫療保障',
      description: '家傭住院、手術及門診，家傭保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'helper-extra-costs': {
      title: '家傭保險：遣返及補聘家傭',
      description: '家傭須遣返或須補聘家傭，家傭保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'medical-hospital': {
      title: '醫療保險：住院及膳食',
      description: '每年限額、病房及膳食、深切治療、公立醫院現金，醫療保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'medical-surgery': {
      title: '醫療保險：手術及治療',
      description: '外科醫生、麻醉師、手術室及癌症治療，醫療保險對手術賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'golf-equipment': {
      title: '高爾夫球保險：球桿及用具',
      description: '球桿被盜、遺失、損毀或須租用，高爾夫球保險賠多少？按保險公司列出香港每個計劃的限額。',
    },
    'golf-hole-in-one': {
      title: '高爾夫球保險：一桿入洞',
      description: '一桿入洞的慶祝開支，高爾夫球保險每次及每年賠多少？按保險公司列出香港每個計劃的限額。',
    },
  },
} satisfies typeof english;
