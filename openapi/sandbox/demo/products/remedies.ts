import { productsFrom } from './table.ts';

/**
 * The products of pharmacies, in the format of `productsFrom`. `rx` needs a prescription; `basic`
 * is a standard medicine that every pharmacy has.
 */
export const remedies = productsFrom(`
medicine pill 3.4 basic pain box 20x,40x
Paracetamol 500 mg: Tablets against pain and fever. Not more than eight a day.
باراسيتامول 500 ملغ: أقراص ضد الألم والحرارة. ثمانية في اليوم على الأكثر.

medicine pill 4.2 basic pain box 12x,24x
Ibuprofen 200 mg: Coated tablets; take them with food.
إيبوبروفين 200 ملغ: أقراص مغلفة؛ تؤخذ مع الطعام.

medicine pill 7.8 rx pain box 30x
Ibuprofen 600 mg: Stronger tablets, on prescription only.
إيبوبروفين 600 ملغ: أقراص أقوى بوصفة طبية فقط.

medicine pill 8.6 rx cold box 21x
Amoxicillin 500 mg: Capsules; finish the course your doctor wrote.
أموكسيسيلين 500 ملغ: كبسولات؛ أكمل المدة التي كتبها طبيبك.

medicine pill 12.9 rx skin box 14x
Doxycycline 100 mg: Tablets; stay out of strong sun.
دوكسيسيكلين 100 ملغ: أقراص؛ تجنب الشمس القوية.

medicine pill 6.1 basic cold tube 20x
Vitamin C 1000 mg: Fizzy tablets with orange.
فيتامين سي 1000 ملغ: أقراص فوارة بالبرتقال.

medicine pill 5.6 box 60x
Vitamin D3: Small capsules for the dark months.
فيتامين د3: كبسولات صغيرة للأشهر المعتمة.

medicine test-tube 5.3 cold bottle 100ml,200ml
Ivy cough syrup: Loosens a dry cough; cherry taste.
شراب السعال باللبلاب: يخفف السعال الجاف بطعم الكرز.

medicine pill 4.9 basic allergy box 10x,30x
Cetirizine 10 mg: One a day against hay fever.
سيتيريزين 10 ملغ: قرص في اليوم ضد حساسية الربيع.

medicine pill 3.9 box 24x
Antacid chewables: Mint, for after dinner.
أقراص مضغ مضادة للحموضة: بالنعناع لما بعد العشاء.

medicine test-tube 6.7 allergy cold bottle 20ml
Saline nasal spray: Clears the nose, safe for children.
بخاخ ملحي للأنف: ينظف الأنف وآمن للأطفال.

medicine lungs 18.4 rx allergy piece 1x
Salbutamol inhaler: 200 puffs, on prescription only.
بخاخ سالبوتامول: مئتا بخة، بوصفة طبية فقط.

first-aid adhesive-bandage 2.2 basic skin box 20x,40x
Fabric plasters: Four sizes, they stay on.
لصقات جروح قماشية: أربعة مقاسات ثابتة.

first-aid roll-of-paper 1.9 basic pack 2x
Gauze bandage: Soft, six centimetres wide.
رباط شاش: ناعم بعرض ستة سنتيمترات.

first-aid face-with-medical-mask 4.5 cold box 10x,50x
Surgical masks: Three layers, soft loops.
كمامات طبية: ثلاث طبقات وأربطة ناعمة.

first-aid gloves 5.2 box 100x
Nitrile gloves: Powder-free, size M.
قفازات نيتريل: بلا بودرة، مقاس متوسط.

first-aid syringe 3.1 pack 10x
Sterile syringes 5 ml: Without needles.
محاقن معقمة 5 مل: بلا إبر.

first-aid lotion-bottle 3.8 basic skin bottle 100ml,250ml
Wound disinfectant: Does not sting.
مطهر جروح: لا يلسع.

first-aid crutch 24.5 pain piece 1x
Forearm crutch: Height from 90 to 120 cm.
عكاز ساعد: الارتفاع من 90 إلى 120 سم.

first-aid toolbox 21.0 box 1x
First aid kit: Forty parts, for the car or the kitchen.
حقيبة إسعافات أولية: أربعون قطعة للسيارة أو المطبخ.

devices thermometer 9.9 basic cold piece 1x
Digital thermometer: Reads in ten seconds.
ميزان حرارة رقمي: يقيس في عشر ثوانٍ.

devices stethoscope 32.0 piece 1x
Stethoscope: Dual head, for students.
سماعة طبية: برأسين، للطلاب.

devices drop-of-blood 15.8 box 50x
Glucose test strips: Fit most meters.
شرائط فحص السكر: تناسب معظم الأجهزة.

devices drop-of-blood 29.0 piece 1x
Glucose meter: Large digits, ten strips included.
جهاز قياس السكر: أرقام كبيرة مع عشرة شرائط.

devices red-heart 44.0 piece 1x
Blood pressure monitor: Upper arm, remembers 60 values.
جهاز قياس الضغط: للذراع ويحفظ 60 قراءة.

devices alarm-clock 6.5 piece 1x
Pill box with alarm: Seven days, four times a day.
علبة أدوية بمنبه: سبعة أيام، أربع مرات في اليوم.

devices lungs 38.0 cold piece 1x
Nebuliser: Quiet, with masks for two sizes.
جهاز بخار: هادئ مع قناعين بمقاسين.

care lotion-bottle 7.7 skin bottle 250ml,500ml
Body lotion with urea: For very dry skin.
لوشن للجسم باليوريا: للبشرة شديدة الجفاف.

care lotion-bottle 11.5 skin tube 50ml
Sun cream SPF 50: Light, no white film.
كريم شمس SPF 50: خفيف بلا أثر أبيض.

care tooth 3.2 basic tube 75ml
Mint toothpaste: With fluoride.
معجون أسنان بالنعناع: مع الفلورايد.

care toothbrush 4.1 pack 2x
Soft toothbrushes: For tender gums.
فرشاتا أسنان ناعمتان: للثة الحساسة.

care soap 2.6 skin bar 1x,3x
Gentle soap: Without perfume, pH 5.5.
صابون لطيف: بلا عطر، درجة حموضة 5.5.

care sponge 3.0 piece 1x
Konjac sponge: For the face, lasts two months.
إسفنجة كونجاك: للوجه وتدوم شهرين.

care lipstick 3.4 skin piece 1x
Lip balm: Beeswax and shea.
مرطب شفاه: شمع النحل والشيا.

baby baby-bottle 6.4 piece 1x,2x
Baby bottle 240 ml: Slow flow, no colic.
رضاعة 240 مل: تدفق بطيء ضد المغص.

baby lotion-bottle 5.1 skin bottle 200ml
Almond baby oil: For massage after the bath.
زيت اللوز للأطفال: للتدليك بعد الاستحمام.

baby roll-of-paper 3.7 basic pack 64x
Water wipes: Nothing but water and fruit extract.
مناديل مائية: ماء وخلاصة فاكهة لا غير.

baby glass-of-milk 17.5 tin 400g,800g
Infant milk 1: From birth; ask your midwife first.
حليب أطفال 1: منذ الولادة؛ اسأل القابلة أولًا.

baby teddy-bear 12.0 piece 1x
Warming bear: Filled with cherry stones, for a sore tummy.
دب التدفئة: محشو بنوى الكرز لوجع البطن.

baby thermometer 8.4 piece 1x
Bath thermometer: Swims, glows red above 38 degrees.
ميزان حرارة للحمام: يطفو ويحمر فوق 38 درجة.
`);
