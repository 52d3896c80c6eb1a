/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const ARABIC_LEXICON = `
joy الفرح فرح سعادة بهجة سرور
excitement الحماس حماس
love الحب أحب حب يحب نحب تحب أعشق بحب حبيت أحبكم محبوب أحببت
calm الهدوء هدوء هادئ مسترخيا هدوئي
trust الثقة ثقة أثق
hope الأمل أمل
pride الفخر فخر
proud فخور افتخر
gratitude الامتنان امتنان
grateful ممتن شاكر
thanks شكرا شكر أشكركم مشكور
fun المرح مرح ممتع استمتعت استمتعنا متعة مسلي انبسطت انبسطنا ونسة وناسة تسلينا نتسلى
funny مضحك يضحك تضحك أضحكني
wonder الدهشة دهشة مدهوش
wonderful رائع روعة مذهل
magic سحر
curiosity الفضول فضول
curious فضولي
surprise المفاجأة مفاجأة مفاجئ متفاجئ تفاجأت فاجأني فاجأتني فاجأوني تفاجأنا
amazed مندهش
nostalgia الحنين حنين
sadness الحزن حزن
sad حزين حزنت زعل أحزن حزنا مكتئب كئيب مهموم حزنان مقهور مكسور_الخاطر
unhappy تعيس
crying أبكي بكاء بكى بكت عيطت اعيط باكي دمعت يبكون
tears دموع دمعة
died مات توفي ميت موت وفاة فارق_الحياة
disappointed محبط محبطة خيبة خيبة_أمل أحبطني خذلني خذلتني
upset معاقب عقاب ممنوع تشاجرت تشاجرنا تخانقت تهاوشت خناق شجار منزعج متضايق تخاصم يتشاجر مشاجرة اتخانقنا مخاصم متخاصم زعلني ضايقني ضايقوني يضايقونني تضايقت مستاء مستاءة
loneliness الوحدة وحدة
lonely وحيد منعزل
tiredness التعب تعب
tired متعب تعبان تعبت دايخ تعبنا مجهد منهك هلكان
exhausted مرهق
sleepy نعسان نعاس ناعس
boredom الملل ملل
boring ممل تزهق مملل سخيف تافه
bored مللت زهقت زهقان طفشت طفشان ملان مليت ضجر أشعر_بالضجر مالل ملينا
fear الخوف خوف
afraid خائف أخاف خفت يخيفني تخيفني تخوف يخوف بخاف خفنا أخافتني يخافون مفزوع ارتعبت أرتجف مرتعب رعب خوفتني خوفني خوافة فزع
scary مخيف مرعب مفزع
terrified مرعوب
worry القلق قلق
worried قلقان قلقة قلقا مهمومين أقلق يقلقني
nervous متوتر توتر عصبي مرتبكة ارتبكت ارتباك
stressed مضغوط ضغط_كبير
anger الغضب غضب
angry غاضب غضبان غضبت معصب عصبت أغضب متنرفز منفعل نرفزني عصبية انقهرت قهر استفزني مستفز
furious هائج ثائر
hate أكره كره كراهية ماطيق لا_أطيق
annoying مزعج يزعجني تزعجني ازعجني غلس يزعجنا أزعجتني أزعجوني مضايق إزعاج ثقيل_دم يغيظ غاظني
unfair ظلم عدل_ما ظالم مظلوم ظلمتني ظلموني يغش غش غشاش غشوا
mean شرير لئيم قاسي
disgust القرف قرف اشمئزاز
disgusting مقرف كريه مقزز قرفان وصخ وسخة يقرف تقرف قذر طعمه_سيء طعمها_سيء طعمه_مقرف
yuck يع يخ أف
stink نتن
envy الغيرة غيرة حسد
jealous غيور غيران أغار غرت أحسد يغار
shame الخجل خجل عار
embarrassed محرج أخجل خجول خجلان استحي مستحية أحرجني أحرجتني أحرجوني انحرجت فشلة إحراج مكسوف
guilty مذنب
confusion الحيرة حيرة
confused محتار مرتبك مشوش ملخبط احترت
pain ألم وجع موجوع مغص صداع وجعتني المتني يؤلم تؤلم آلام عورني
sick مريض مرض زكام انفلونزا استفرغت زكمان مزكوم سعال كحة أسعل غثيان تقيأت أتقيأ إسهال نزلة_برد زكمت برد_شديد
fever حمى حرارة
happy سعيد سعداء فرحان مسرور فرحت سعدت مبسوط فرحنا فرحا مبتهج أسعد فرحني مستانس
excited متحمس متشوق متلهف بحماس
exciting مثير مشوق
hooray يا_سلام هيه مرحى يااي
won فزنا فزت فاز ربحت ربحنا كسبت فوز فايزين كسبنا نجحت
lost خسرت خسرنا ضاع ضيعت فقدت اخسر نخسر خسرانة خسارة يخسر أضعت أضعنا ضايع فقدنا تاه انهزمنا هزمنا هزيمة
good حسن طيب
nice لطيف
great ممتاز عظيم أجمل أفضل أحسن حلو كول تحفة خرافي يجنن تجنن بطل رائعا مذهلا أروع خيالي مدهش مبهر أحلى جنان
beautiful جميل ما_أجمل ما_أحلى ما_أروع ما_ألطف لطيفة لطيفا ألطف
delicious لذيذ شهي طيبين طعمه_حلو ألذ زاكي طعمها_حلو طعمه_لذيذ
perfect مثالي
enjoy يعجبني عجبني عجبتني يعجب تعجب أستمتع أعجبتنا أعجبنا أفضله
lucky محظوظ حظ
bad سيئ
lousy سيئا سيءة رديء وحشه شين سيئة سيئين
terrible فظيع رهيب أسوأ مقيت زفت كارثة مريع بائس خايس تعيسا
wrong خطأ
difficult صعب
easy سهل
ugly قبيح بشع
broken محطم
problem مشكلة مشاكل
peaceful مطمئن
relaxed مرتاح مسترخي
peace سلام
quiet صمت
safe آمن أمان
brave شجاع أشجع
honest صادق
relieved ارتحت ارتحنا الحمدلله اطمأننت
laugh ضحك يضحكنا قهقهة
smile ابتسامة ابتسم
hug حضن عناق عانقني عانقتني احتضنني احتضنتني
kiss قبلة بوسة قبلتني باسني باستني
praised مدحتني مدح مدحوني شكرتني
gift هدية هدايا أهداني أهدتني أهدتنا
birthday عيد_ميلاد عيد_ميلادي عيد_الميلاد عيدميلادي عيد_ميلاده ميلادي
party حفلة احتفال
vacation عطلة إجازة
summer صيف
winter شتاء
autumn خريف
spring ربيع
holiday عيد
friend صديق أصدقاء أصدقائي صاحبي صاحبتي رفيق صديقي_المفضل صديقتي_المفضلة أعز_صديق أعز_صديقة صديقي_العزيز أعز_أصدقائي صحابي صاحباتي
family عائلة أسرة
mother أم أمي ماما والدتي
father أب بابا والدي ابوي
sister أخت خواتي
brother أخ أخي إخوة
grandmother جدة جدتي ستي نينا تيته
grandpa جد جدي سيدو جدو
baby طفل رضيع
child ولد بنت أطفال أولاد
teacher معلم مدرس مدرسة_الصف أستاذ مدرستي_الانسة ابلة مس المدرس المدرسة_المعلمة
school المدرسة مدرسة مدرستي
class الصف صف الفصل درس حصة
homework الواجب واجب
exam امتحان إملاء الإملاء اختبار
math رياضيات حساب
history تاريخ
science علوم
book كتاب كتب
read أقرأ قراءة قرأت
write أكتب كتبت كتابة
learn أتعلم تعلم
study أدرس دراسة
pencil قلم اقلام رصاص
backpack حقيبة شنطة
student طالب تلميذ
game لعبة ألعاب لعبتي
match مباراة
play ألعب لعب
toy دمية عروسة
joke نكتة
sing أغني غناء
dance أرقص رقص
song أغنية أغاني
music موسيقى
guitar جيتار
piano بيانو
football كرة_القدم
sport رياضة
team فريق
ball الكرة كورة
swim أسبح سباحة
run أجري يجري ركض
jump أقفز قفز
train قطار مترو
travel سفر رحلة أسافر
hotel فندق
ticket تذكرة
airport مطار طائرة
dream حلم
sleep أنام نوم نائم نمت
bed سرير
night ليل
day يوم نهار
morning صباح
evening مساء
dark غامق داكن ظلام مظلم
darkness ظلمة
light فاتح ضوء نور افتح
pale باهت
bright لامع
monster وحوش
nightmare كابوس كوابيس
danger خطر خطير
knife سكين
blood دم
thunder رعد رعود
alarm إنذار
fight معركة
hit ضرب
shout صرخ صراخ يصيح صاحت صياح
steal سرق
liar كذاب كذب
stupid غبي أحمق حمقاء
cat قطة قطط قطتي هرة قطوط بسة قطاوة قطتنا هريرة قطقوط قطوة
dog كلب كلاب جروي جراء
puppy جرو
bird عصفور طائر طيور ببغاء طيرا حمامة نسر صقر بومة عصافير كناري نورس
fish سمكة أسماك
horse حصان خيل خيول فرس مهر أحصنة جواد
rabbit أرنب ارانب ارنوب
bear دب دببة دبدوب باندا دبا
mouse فأر فيران هامستر
elephant فيل
lion أسد اسود_حيوانات أسود_الغابة لبؤة
tiger نمر نمور
fox ثعلب
wolf ذئب
frog ضفدع ضفادع
snake ثعبان أفعى حية ثعابين أفاعي حنش
spider عنكبوت عناكب
bee نحلة دبور
butterfly فراشة
duck بطة بطات
chick كتكوت دجاجة ديك كتاكيت صوص
penguin بطريق بطاريق
monkey قرد قرود سعدان
whale حوت حيتان
dolphin دولفين
shark قرش اسماك_القرش
bat خفاش
crow غراب
dinosaur ديناصور
dragon تنين تنانين
turtle سلحفاة سلاحف سلحفة
snail حلزون
animal حيوان
flower زهرة زهور ازهار
rose وردة ورود
tree شجرة أشجار نخلة نخيل
leaf ورقة_شجر
forest غابة
jungle أدغال
garden حديقة
grass عشب
meadow حقل
cactus صبار
mountain جبل جبال
sea بحر بحار
ocean محيط
wave موج أمواج
beach شاطئ الشواطئ ساحل شط
sand رمل
desert صحراء
lake بحيرة
river نهر أنهار وادي
water ماء مياه الماء
puddle بركة_ماء
rain مطر أمطار ماطر شتاء_مطر ممطر تمطر_بغزارة زخات شتت_الدنيا تشتي
umbrella مظلة شمسية مطريه
snow ثلج ثلوج مثلجة
snowman رجل_الثلج رجل_ثلج
ice جليد صقيع متجمد تجمد بَرَد
sun شمس شمسي مشرقة شموس
sunny مشمس صحو
cloud سحابة غيمة غيوم غائم سحب ملبد مغيم
wind ريح رياح هواء عواصف عاصف نسيم هواء_قوي
storm عاصفة الرعد عاصفة_رعدية زوبعة ترعد
lightning برق بروق
fog ضباب شبورة
sky سماء سماوات
rainbow قوس_قزح قوس_القزح قوس_المطر
star نجمة نجوم نجيمات
moon قمر هلال بدر
space فضاء الفضاء_الخارجي
planet كوكب
rocket صاروخ سفينة_فضاء صواريخ
sunset غروب
sunrise شروق
fire نار حريق
volcano بركان
candle شمعة
lamp مصباح
weather طقس جو
cold بارد بردان ساقع برودة قارس سقعة متجمدا
hot حار ساخن حر الجو_حار شوب حر_شديد
house بيت منزل بيوت كوخ دار
home بيتنا
castle قلعة قصر قلاع
city مدينة
key مفتاح
crown تاج
king ملك ملوك
queen ملكة
princess أميرة
car سيارة عربية شاحنة
bus حافلة باص اتوبيس حافلة_المدرسة باص_المدرسة
boat قارب مركب مراكب قوارب زورق
ship سفينة
robot روبوت إنسان_آلي
computer كمبيوتر حاسوب لابتوب
phone هاتف جوال موبايل ايباد
bicycle دراجة
kite طيارة_ورق
ghost شبح أشباح عفريت
witch ساحرة
shadow ظل
heart قلب قلوب
stone حجر
gold ذهب
treasure كنز
diamond الماس
apple تفاحة
pear كمثرى إجاص
banana موز
lemon ليمون
strawberry فراولة فريز
cherry كرز
grape عنب
tomato طماطم بندورة طماطه
carrot جزر
pumpkin يقطين
corn ذرة
mushroom فطر
bread خبز ساندويتش سندويشة توست رغيف صمون
butter زبدة
cheese جبن
honey عسل
milk حليب لبن
icecream آيس_كريم بوظة مثلجات ايسكريم جيلاتي الآيس_كريم
chocolate شوكولاتة شوكولا شكولاته شوكلاتة
cake كعكة كيكة تورتة حلى فطيرة فطائر كنافة
cookie بسكويت بسكوت كوكيز كعك_العيد
candy حلوى حلاوة سكاكر مصاصة علكة
pizza بيتزا بيتزه
soup شوربة حساء
salad سلطة
pasta مكرونة معكرونة سباغيتي اسباجتي
rice أرز رز كبسة
spinach سبانخ
vegetables خضار خضروات بروكلي
fruit فاكهة فواكه
meat لحم
egg بيض
coffee قهوة
tea شاي
juice عصير عصائر
orange_juice عصير_برتقال
sugar سكر
salt ملح
chili فلفل_حار
pepper فلفل
spicy حار_جدا حراق
sweet حلو_المذاق
food طعام أكل
eat آكل أكلت تأكل
cook أطبخ طبخ
dinner عشاء
lunch غداء
breakfast فطور إفطار
hungry جائع جوع
recipe وصفة
cup كوب فنجان
price سعر أسعار ثمن
cost يكلف تكلفة
buy شراء أشتري
pay أدفع دفع
bill فاتورة فواتير
money مال نقود فلوس
expensive غالي
cheap رخيص
sell بيع مبيعات
shop متجر محل
order طلب_شراء
refund استرداد
repair إصلاح ورشة تصليح أصلح
help مساعدة ساعدتني ساعد
doctor طبيب دكتور
hospital مستشفى
health صحة
job عمل وظيفة
story قصة حكاية قصص
poem قصيدة
letter رسالة
draw ارسم رسم لون_لي
color لون ألوان
science_lab مختبر
news أخبار
world عالم
nature طبيعة
language لغة
word كلمة
number رقم عدد
time وقت ساعة
today اليوم
tomorrow غدا الغد بكرة باكر
yesterday أمس
old قديم
new جديد
big كبير
small صغير
fast سريع
slow بطيء
loud ضوضاء
strong قوي
weak ضعيف
urgent عاجل طارئ
idea فكرة
question سؤال
secret سر
adventure مغامرة
mystery لغز
memory ذكرى
future مستقبل
alone لوحدي
light_bulb لمبة
garbage قمامة زبالة
toilet حمام مرحاض
smell رائحة
hair شعرة
dress فستان
hat قبعة
christmas_tree شجرة_الميلاد
red أحمر حمر حمراوات
crimson قرمزي
ruby ياقوتي
raspberry توتي
burgundy خمري
vermilion قرمزي_فاتح
orange برتقالي برتقال
apricot مشمشي
peach خوخي
coral مرجاني
salmon سلموني
yellow أصفر صفراء صفر_اللون
golden ذهبي
amber كهرماني
mustard خردلي
cream كريمي
beige بيج
green أخضر خضر
olive زيتوني
emerald زمردي
mint نعناعي
lime ليموني
jade يشمي
teal أزرق_مخضر
turquoise فيروزي تركواز
cyan سماوي_فاتح
blue أزرق زرق زرقاوات
navy كحلي
sapphire ياقوتي_أزرق
azure لازوردي
sky_blue سماوي لبني
indigo نيلي
purple أرجواني موف ليلكية بنفسجيات بنفسجيه
violet بنفسجي
lavender خزامي
lilac ليلكي
fuchsia فوشيا
pink وردي زهري بمبي زهر_اللون بمبا
brown بني
khaki كاكي
chestnut كستنائي
bronze برونزي
rust صدئي
silver فضي
gray رمادي رصاصي
charcoal فحمي
black أسود سود
white أبيض بيضاء بيض_اللون
ivory عاجي
a_good_feeling شعور_جيد
a_bad_feeling شعور_سيئ
feeling_unwell شعور_بالمرض
neutral محايد
mood مزاج
happiness سعادة
stress توتر
energy طاقة
spiciness حرارة_الطعم
interest اهتمام
score درجة
check علامة_صح
x علامة_خطأ
warning تحذير
info معلومة
sparkles بريق
lightbulb مصباح_فكرة
bulb مصباح
drop قطرة
snowflake ندفة_ثلج
note نغمة
scared خائف
midnight منتصف_الليل
thumbsup إعجاب
room غرفة
view إطلالة تطل
update انقل حدث
create أنشئ
haha ههه هاها
wow واو
lovely لطيفين طيوب
splendid جيدة طيبة كويس
hurt جرحت جرح انجرح مجروح أذاني جرحوني نزف احترقت التوى
argue جدال يتجادل
miss اشتقت
sunflower دوار_الشمس عباد_الشمس
lizard سحلية
crocodile تمساح
kiwi كيوي
avocado افوكادو
crab سرطان_البحر
tulip توليب
pine صنوبر
pond بركة
hurricane اعصار
galaxy مجرة
skeleton هيكل_عظمي
cave كهف
plum برقوق خوخ
blueberry توت
rat فئران جرذ
goldfish سمكة_ذهبية
yogurt زبادي
pancake بانكيك
hill تلة
rock صخرة صخور
street شارع
building عمارة
palace قصر
bone عظم
mud طين
santa بابا_نويل
vampire مصاص_دماء
parrot ببغاء
ruined مكسور كسر انكسر معطل خرب تمزق تحطم تعطل تلف مقطوع
favorite المفضل مفضل
success نجاح نجحنا أنجزت حققت أتقنت تفوق
trophy جائزة جوائز ميدالية كأس شهادة_تقدير وسام شهادة
champion بطلة أبطال الأول_على الأولى_على
victory انتصار انتصرنا فوزنا
hero بطلي
celebrate احتفلنا نحتفل احتفلت
cute كيوت ظريف
discouraged يائس يئست فقدت_الأمل
regret ندمت نادم أندم
excluded منبوذ استبعدوني
ignored تجاهلوني يتجاهلونني
frustrated محبطه إحباط
failed رسبت سقطت_في فشل أخفقت راسب
cruel قاسيا
unicorn وحيد_القرن يونيكورن
eggplant باذنجان
tonight الليلة هذه_الليلة
brilliant ذكي
festival الملاهي ملاهي سيرك مهرجان
`
