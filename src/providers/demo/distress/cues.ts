/** The cues of each list of rules, apart from them: a text that has none of a list's cues needs none of its rules. */
export const cues = {
  english:
    'die|dying|dead|kill|kms|kys|suicid|sewer|harm|hurt|cut|slit|overdos|pill|tablet|medic|meds|bottle|without me|wish|reason|point|purpose|will to|liv|exist|be here|around|wake|worth|hat(?:e|ing)|pain|everything|it all|all of|if i|miss me|goodbye|cant|cannot|can not|couldnt|give up|gave up|given up|giving up|self|disappear|forever|starv|molest|rap(?:e|ing)|abus|grop|chok|strangl|blackmail|tortur|whip|bull|groom|hit|punch|slap|kick|spank|smack|burn|stab|shov|thrash|belt|lock|thr[eo]w|scared|afraid|frighten|terrif|fear|safe|touch|private|penis|vagina|genital|boobs|breast|bottom|butt|crotch|nude|naked|undress|clothes|kiss him|secret|porn|bad things|food|eat|drunk|high|sleep|drink|away|murder|shoot|poison|weapon|gun|knife|follow|stalk|online|internet|snapchat|discord|instagram|roblox|game|on me|fun of|names|push|attack|harass|torment|assault|spit|spat|jump|hang|drown|born',
  spanish:
    'mor|muer|mat|suicid|viv|vida|despert|exist|cort|dano|lastim|autoles|nacid|extran|menos|odi|peg|golp|maltrat|toc|amenaz|enc[ei]|viol|acos|quem|pate|chantaj|oblig|abus|miedo|casa|bullying|partes|desnud|ropa|ahorc|aguant|soport|desaparec|acabar|terminar|aqui|llav|sin mi|asi|razon|sentid|pastill|medicin|com(?:er|id)|segur|vomit|sigo|no puedo|insult|empuj|humill|bofet|cachet|paliz|punet|desconocid|internet|conmigo|conocerme|verme|fotos|direccion|cuchill|navaj|pistol|arma|sigu|segui|apunal|envenen|dispar',
  german:
    'sterb|tot|bring|leb|aufwach|ritz|schneid|verletz|selbst|suizid|hass|geboren|sinn|grund|vermiss|schl[au]|prug|prueg|hau|tr[ei]tt|wurg|brauch|handelt|droh|erpress|qua[el]|mobb|grapsch|gewalt|belast|hansel|getret|fass|sperr|weh|stech|angst|lauf|reiss|riss|nackt|hang|antun|da sein|hier sein|lust|ohne mich|verschwind|weiter|tablett|pillen|medikament|essen|sicher|finger|halt|beschimpf|beleidig|schubs|spuck|was an|treffen|besuch|abhol|wohne|adresse|kommen|fotos|bilder|messer|pistole|waffe|folgt|stalk|vergift|schiess',
  french:
    'mour|mort|crev|tue|suicid|vivre|exist|reveil|mal|coup|pend|scarif|mutil|taillad|ha[it]|detest|sans moi|ne(?:e)?(?= )|naitre|regret|vie|frapp|bat|tap|gifl|touch|viol|agress|menac|harc|enferm|fouet|etrangl|racket|abus|peur|fugu|enfui|maison|chez moi|poignard|nu|intimes|etre la|disparaitre|fin|manqu|continuer|medicam|cachets|comprim|mange|securit|vomir|peux plus|insult|bouscul|pouss|crach|chant|rencontr|voir|photo|habite|adresse|couteau|pistol|arme|suit|traque|assassin|empoison|egorg',
  portuguese:
    'morr|mat|suicid|sumir|desaparec|acabar|cort|machuc|mago|acord|viv|vida|exist|mort|enforc|automutil|ode|falta|nascid|bat|espanc|agri|agred|toc|ameac|tranc|estupr|viol|chut|humilh|abus|medo|fugi|bullying|maus tratos|intim|foto|persegu|pegar',
  others:
    'voglio|tagli|picchi|mena|tocca|minacc|maltratt|suicid|dood|sterv|leven|pijn|wakker|zelfmoord|slaat|misha|misbr|schop|gepest|geslagen|umrze|zabic|powies|zyc|samob|bije|krzywd|dotyk|olmek|intihar|kendimi|yasamak|dovuy|dovdu|taciz',
  arabic: '[\\u0600-\\u06ff]',
  scripts: '[\\u0400-\\u04ff\\u3040-\\u30ff\\u4e00-\\u9fff]',
} as const
